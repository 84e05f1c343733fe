import { Route, Routes } from 'react-router-dom';
import { usePages } from './code-context.ts';
import type { RoutedPage } from './loading/page-code.ts';

const routes: readonly { path: string; page: RoutedPage }[] = [
  { path: '/', page: 'home' },
  { path: '/inventory', page: 'inventory' },
  { path: '/car/:id?', page: 'car' },
  { path: '/about', page: 'about' },
  { path: '/contact', page: 'contact' },
  { path: '*', page: 'unknown' },
];

/** React Router compiles all of its routes for each request, 0.1 ms, so the server names the one that it knows to match. */
export function PageRoutes({ only }: { only?: RoutedPage | undefined }) {
  return (
    <Routes>
      {routes
        .filter(({ page }) => !only || page === only)
        .map(({ path, page }) => (
          <Route key={page} path={path} element={<Shown page={page} />} />
        ))}
    </Routes>
  );
}

function Shown({ page }: { page: RoutedPage }) {
  const Page = usePages()[page];
  if (!Page) throw new Error(`The code of the page is not loaded: ${page}`);
  return <Page />;
}

import { Route, Routes } from 'react-router-dom';
import { usePages } from './code-context.ts';
import type { RoutedPage } from './loading/page-code.ts';

export function PageRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Shown page="home" />} />
      <Route path="/inventory" element={<Shown page="inventory" />} />
      <Route path="/car/:id?" element={<Shown page="car" />} />
      <Route path="/about" element={<Shown page="about" />} />
      <Route path="/contact" element={<Shown page="contact" />} />
      <Route path="*" element={<Shown page="unknown" />} />
    </Routes>
  );
}

function Shown({ page }: { page: RoutedPage }) {
  const Page = usePages()[page];
  if (!Page) throw new Error(`The code of the page is not loaded: ${page}`);
  return <Page />;
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const items = [
  { path: '/', label: 'Home' },
  { path: '/inventory', label: 'Inventory' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
];

export function NavigationLinks({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ul className="navigation__links wrapping">
      {items.map(({ path, label }) => (
        <li key={path}>
          <a className="navigation__link" href={path} aria-current={path === pathname ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

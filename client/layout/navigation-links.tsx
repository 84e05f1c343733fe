import { Link, useLocation } from 'react-router-dom';

const items = [
  { path: '/', label: 'Home' },
  { path: '/inventory', label: 'Inventory' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
];

export function NavigationLinks() {
  const { pathname } = useLocation();
  return (
    <ul className="navigation__links">
      {items.map(({ path, label }) => (
        <li key={path}>
          <Link className="navigation__link" to={path} aria-current={path === pathname ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

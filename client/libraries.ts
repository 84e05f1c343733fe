// An entry point of its own: what it shares with the site becomes a file that changes only when a package does.
export { hydrateRoot } from 'react-dom/client';
export { BrowserRouter, matchPath, useLocation, useNavigate } from 'react-router-dom';

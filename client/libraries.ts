// A separate entry point, so that this file changes only when a package does.
export { hydrateRoot } from 'react-dom/client';
export { BrowserRouter, matchPath, useLocation, useNavigate } from 'react-router-dom';

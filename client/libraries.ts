// A separate entry point, so that the packages' file changes only when a package does. It also starts React DOM in a
// task of its own.
export { hydrateRoot } from 'react-dom/client';
export { BrowserRouter, matchPath, useLocation, useNavigate } from 'react-router-dom';

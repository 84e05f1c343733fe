// An entry point of its own: what it shares with the pages becomes a file that changes with the packages alone.
export { hydrateRoot } from 'react-dom/client';
export { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';

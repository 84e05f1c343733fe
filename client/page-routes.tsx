import { Route, Routes } from 'react-router-dom';
import { AboutPage } from './pages/about/about-page.tsx';
import { CarPage } from './pages/car-detail/car-page.tsx';
import { ContactPage } from './pages/contact/contact-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { InventoryPage } from './pages/inventory/inventory-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

export function PageRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/inventory" element={<InventoryPage />} />
      <Route path="/car/:id?" element={<CarPage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

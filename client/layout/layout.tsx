import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of every page. */
export function Layout({ year, children }: { year: number; children: ReactNode }) {
  const { festive } = useSite();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Banner />
      <SiteHeader />
      {festive && <div className="toran" />}
      <main id="content" className="content">
        {children}
      </main>
      <Footer year={year} />
      <Toaster />
    </>
  );
}

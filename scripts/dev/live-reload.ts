import type { BuildNews } from './dev-process.ts';

const overlay = document.createElement('pre');
overlay.style.cssText =
  'position: fixed; inset: 0; z-index: 1000; margin: 0; padding: 2rem; overflow: auto; ' +
  'background: #1b0b1f; color: #fff; white-space: pre-wrap';

// The development server sends the state of its latest build when a page connects, which it does again after each
// build.
new EventSource('/dev/builds').onmessage = ({ data }: MessageEvent<string>) => {
  const news = JSON.parse(data) as BuildNews;
  if ('error' in news) {
    overlay.textContent = news.error;
    document.documentElement.append(overlay);
  } else if (overlay.isConnected || news.readyAt > performance.timeOrigin) {
    window.location.reload();
  }
};

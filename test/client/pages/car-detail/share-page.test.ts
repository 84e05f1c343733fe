import { afterEach, expect, it, vi } from 'vitest';
import { sharePage } from '../../../../client/pages/car-detail/share-page.ts';
import { toasts } from '../../../../client/toasts/toasts.ts';

const url = 'https://www.dealer.example/car/1?down=30&months=48';
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const refusal = (name: string) => new DOMException('refused', name);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  toasts.remove();
});

async function shareFrom(navigator: object): Promise<string[]> {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { location: new URL(url), navigator });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  await sharePage('2020 Hyundai Creta SX');
  return toasts.list().map(({ title }) => title);
}

it('sharePage opens the share sheet with the current URL and shows no toast, even if the visitor closes it', async () => {
  expect(await shareFrom({ share })).toEqual([]);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: '2020 Hyundai Creta SX', url });
  share.mockRejectedValue(refusal('AbortError'));
  expect(await shareFrom({ share, clipboard: { writeText } })).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

it('sharePage copies the URL if there is no share sheet or the browser refuses it, and shows it if copying fails', async () => {
  expect(await shareFrom({ clipboard: { writeText } })).toEqual(['Link copied']);
  share.mockRejectedValue(refusal('NotAllowedError'));
  expect(await shareFrom({ share, clipboard: { writeText } })).toEqual(['Link copied']);
  expect(writeText.mock.calls).toEqual([[url], [url]]);
  expect(await shareFrom({})).toEqual([`Could not share. The link is ${url}`]);
});

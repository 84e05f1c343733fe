export const samplePages = [
  { name: 'home', path: '/', status: 200 },
  { name: 'inventory', path: '/inventory', status: 200 },
  { name: 'car', path: '/car/1', status: 200 },
  { name: 'car-not-found', path: '/car/34', status: 404 },
  { name: 'about', path: '/about', status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: 'not-found', path: '/nowhere', status: 404 },
] as const;

export type PageName = (typeof samplePages)[number]['name'];

export const foundPaths = samplePages.filter(({ status }) => status === 200).map(({ path }) => path);

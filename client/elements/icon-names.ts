/** The Lucide icons of the site; the build bundles them into one file. */
export const iconNames = [
  'arrow-left',
  'award',
  'badge-check',
  'chevron-left',
  'chevron-right',
  'clock',
  'gift',
  'heart-handshake',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'pause',
  'phone',
  'play',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'users',
  'x',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];

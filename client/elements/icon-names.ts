/** The Lucide icons of the site; the build bundles them into one file. */
export const iconNames = [
  'arrow-left',
  'award',
  'badge-check',
  'chevron-left',
  'chevron-right',
  'clipboard-check',
  'clock',
  'gift',
  'heart-handshake',
  'indian-rupee',
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
  'triangle-alert',
  'users',
  'x',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];

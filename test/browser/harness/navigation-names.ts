/** The links of the bar on a wide screen. */
export const barLinks = ['Home', 'Inventory', 'About', 'Contact'];

/** The links of the menu on a phone. */
export const menuLinks = [...barLinks, 'May I drive it in Delhi NCR?', '+91 00000 00000'];

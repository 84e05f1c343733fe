// What test/browser/ tests in Chromium, which has more of each.
import './subjects/car.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/loading/before-hydration.ts';
import './subjects/loading/without-script.ts';
import './subjects/pages.ts';
import './subjects/way-back.ts';

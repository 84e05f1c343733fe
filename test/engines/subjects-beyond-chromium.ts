// What only another engine can break of the things that test/browser/ tests in Chromium.
import './subjects/car.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/loading/before-hydration.ts';
import './subjects/loading/without-script.ts';
import './subjects/pages.ts';
import './subjects/way-back.ts';

// The steps of tests in test/browser/ that another engine can break.
import './subjects/car.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/loading/before-hydration.ts';
import './subjects/pages.ts';
import './subjects/way-back.ts';

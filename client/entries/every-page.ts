// Modules of most pages, so that all pages share them in one file: with brotli, a larger file is smaller than several.
import '../before-hydration/without-script.tsx';
import '../browser/use-minute.ts';
import '../cars/car-card.tsx';
import '../cars/picture-note.tsx';
import '../continue/seen.ts';
import '../document/page-head.tsx';
import '../elements/ribbon.tsx';
import '../elements/way-here.tsx';
import '../forms/select-field.tsx';
import '../layout/page-content.tsx';
import '../../shared/hours/opening-week.ts';
import '../../shared/misspelling/likeness.ts';
import '../../shared/structured-data/breadcrumb-data.ts';
import '../../shared/structured-data/dealer-id.ts';

export { hydrate } from '../hydrate.tsx';

// The code that every page needs, or most of them. The build makes each module import it, so that all of this is
// one file for the browser, which otherwise fetches a file for each set of pages that has something in common.
import 'react-dom/client';
import './app.tsx';
import './cars/car-card.tsx';
import './cars/picture-note.tsx';
import './forms/select-field.tsx';
import './forms/use-hydrated.ts';
import './layout/ribbon.tsx';
import './layout/visit-call.tsx';
import './page-metadata.tsx';
import '../shared/cars/define-detail.ts';

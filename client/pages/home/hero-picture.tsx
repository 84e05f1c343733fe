import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { ScenePicture } from '../../elements/scene-picture.tsx';
import { useSite } from '../../site-context.ts';
import { HeroFilm } from './hero-film.tsx';

/** The film shows the lamps of the season, so outside it, and over a dealer's own picture, there is none. */
export function HeroPicture() {
  const { festive } = useSite();
  const isOwn = ownScenes.poster !== undefined;
  return (
    <div className={isOwn ? 'hero-picture hero-picture--own' : 'hero-picture'}>
      <ScenePicture
        wide="poster"
        narrow="poster-portrait"
        className="hero-picture__poster"
        alt=""
        load="eager"
      />
      {festive && !isOwn && <HeroFilm />}
    </div>
  );
}

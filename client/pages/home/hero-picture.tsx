import { useEffect, useRef, useState } from 'react';
import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { type FilmShape, filmFormats, filmPath } from '../../../shared/scenes/scenes.ts';
import { connection, prefersReducedMotion } from '../../browser/visitor-settings.ts';
import { IconButton } from '../../elements/icon.tsx';
import { ScenePicture } from '../../elements/scene-picture.tsx';
import { useSite } from '../../site-context.ts';

/** There is no film over a dealer's own picture, nor outside the season whose lamps it shows. */
export function HeroPicture() {
  const { festive } = useSite();
  const isOwn = ownScenes.poster !== undefined;
  return (
    <div className={isOwn ? 'hero-picture hero-picture--own no-print' : 'hero-picture no-print'}>
      <ScenePicture wide="poster" narrow="poster-portrait" className="hero-picture__poster" load="eager" />
      {festive && !isOwn && <HeroFilm />}
    </div>
  );
}

function HeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  // Rendered only when it is wanted: the film of the other shape never loads, and WebKit's load event does not wait.
  const [film, setFilm] = useState<FilmShape>();
  const [isPlaying, setIsPlaying] = useState(false);
  // Without the poster, the button would stand alone.
  const [isLoaded, setIsLoaded] = useState(false);

  const play = () => {
    setFilm(window.matchMedia('(width < 48rem) and (orientation: portrait)').matches ? 'portrait' : 'wide');
    // If the browser refuses, the poster stays.
    video.current?.play().catch(() => undefined);
  };

  useEffect(() => {
    const onLoad = () => {
      setIsLoaded(true);
      if (mayPlayFilm()) play();
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad);
    return () => window.removeEventListener('load', onLoad);
  }, []);

  return (
    <>
      {film && (
        <video
          key={film}
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        >
          {filmFormats.map((format) => (
            <source key={format} src={filmPath(format, film)} type={`video/${format}`} />
          ))}
        </video>
      )}
      <IconButton
        className="hero-film__toggle"
        hidden={!isLoaded}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause the film' : 'Play the film'}
        onClick={isPlaying ? () => video.current?.pause() : play}
      />
    </>
  );
}

function mayPlayFilm(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return !saveData && !/2g|3g/.test(effectiveType) && !prefersReducedMotion();
}

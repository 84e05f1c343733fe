import { useEffect, useRef, useState } from 'react';
import { filmAddress, filmFormats, posterAddress, posterSrcset } from '../../../shared/hero-pictures.ts';
import { mayPlayFilm } from './may-play-film.ts';
import { Icon } from '../../elements/icon.tsx';

/** The poster first; the film once the page has loaded, or when the visitor asks for it. */
export function HeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!mayPlayFilm()) return;
    const want = () => setIsWanted(true);
    if (document.readyState === 'complete') want();
    else window.addEventListener('load', want);
    return () => window.removeEventListener('load', want);
  }, []);

  const play = () => {
    setIsWanted(true);
    // Where the browser refuses, the poster stays.
    video.current?.play().catch(() => undefined);
  };

  return (
    <div className="hero-video">
      <picture>
        <source
          media="(max-width: 767px)"
          type="image/avif"
          srcSet={posterSrcset('tall', 'avif')}
          sizes="100vw"
        />
        <source
          media="(max-width: 767px)"
          type="image/webp"
          srcSet={posterSrcset('tall', 'webp')}
          sizes="100vw"
        />
        <source type="image/avif" srcSet={posterSrcset('wide', 'avif')} sizes="100vw" />
        <img
          className="hero-video__poster"
          src={posterAddress('wide', 1280, 'webp')}
          srcSet={posterSrcset('wide', 'webp')}
          sizes="100vw"
          width={1280}
          height={720}
          alt=""
          fetchPriority="high"
        />
      </picture>
      {/* Until it is wanted, the page is spared the browser's styles for films, 125 kB to be read, and in WebKit its load
          event does not wait for the film. */}
      {isWanted && (
        <video
          ref={video}
          className={`hero-video__film ${isPlaying ? 'is-playing' : ''}`}
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
            <source key={format} src={filmAddress(format)} type={`video/${format}`} />
          ))}
        </video>
      )}
      <button
        className="icon-button hero-video__toggle needs-script"
        type="button"
        aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
        onClick={isPlaying ? () => video.current?.pause() : play}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { films, posterAddress, posterSrcset } from '../../../shared/hero-pictures.ts';
import { mayPlayFilm } from './may-play-film.ts';
import { Icon } from '../../icon.tsx';

/** The poster first; the film once the page has loaded, where neither taste nor data speak against it. */
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

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play();
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
      {isWanted && (
        <>
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
            {films.map(({ address, type }) => (
              <source key={address} src={address} type={type} />
            ))}
          </video>
          <button
            className="icon-button hero-video__toggle"
            type="button"
            aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
            onClick={toggle}
          >
            {isPlaying ? <Icon name="pause" /> : <Icon name="play" />}
          </button>
        </>
      )}
    </div>
  );
}

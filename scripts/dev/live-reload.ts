// The development server tells when it last built the site, as soon as it is asked and after each build.
new EventSource('/dev/builds').onmessage = ({ data }: MessageEvent<string>) => {
  if (Number(data) > performance.timeOrigin) window.location.reload();
};

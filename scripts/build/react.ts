import react from 'react';

// As in jsx-runtime.ts: esbuild otherwise copies all exports of React for each of sixty modules, a tenth of the time that
// a phone takes to evaluate them.
export const { Children, cloneElement, Component, createContext, createElement, forwardRef, Fragment } =
  react;
export const { isValidElement, memo, startTransition, Suspense, use, useCallback, useContext } = react;
export const { useDeferredValue, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo } = react;
export const { useRef, useState, useSyncExternalStore } = react;

// oxlint-disable-next-line import/no-default-export -- React Router imports it
export default react;

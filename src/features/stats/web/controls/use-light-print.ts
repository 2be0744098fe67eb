import { useEffect } from 'react';

/** Paper is white: whoever reads in the dark prints in the light, however the printing was asked for. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let chosen: string | undefined;
    const before = () => {
      chosen = dataset.theme;
      dataset.theme = 'light';
    };
    const after = () => {
      if (chosen === undefined) delete dataset.theme;
      else dataset.theme = chosen;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { blankPage } from '#web-kit/blank-page.ts';
import styles from './post-preview.module.css';

interface PhoneFrameProps {
  title: string;
  children: ReactNode;
}

/** A page of its own as narrow as a phone, so that styles that ask for the width get an honest answer. */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <div className={styles.phone}>
      <iframe
        className={styles.screen}
        title={title}
        srcDoc={blankPage}
        onLoad={({ currentTarget }) => setBody(dress(currentTarget, title))}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** In the styles and the theme of the page around it. */
function dress({ contentDocument: page }: HTMLIFrameElement, title: string): HTMLElement | undefined {
  if (!page) return undefined;
  page.title = title;
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(sheet.cloneNode(true));
  return page.body;
}

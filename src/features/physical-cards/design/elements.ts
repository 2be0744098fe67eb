/** What a side of a card is drawn from, in millimetres: the preview and the print file read the same list. */
export interface DesignSide {
  /** The colour under everything; on engraved materials it is the material itself and is not printed. */
  readonly ground: string;
  readonly isGroundPrinted: boolean;
  /** In the order in which they lie on one another. */
  readonly elements: readonly DesignElement[];
}

/** What an element is, for warnings and for pressing on it. */
export type ElementRole =
  | 'ornament'
  | 'name'
  | 'title'
  | 'company'
  | 'line'
  | 'free'
  | 'logo'
  | 'picture'
  | 'qr'
  | 'tap';

export type DesignElement = ShapeElement | TextElement | PictureElement | QrElement;

interface ElementBase {
  readonly role: ElementRole;
}

/** An SVG path. May reach into the bleed; what is meant to end at the edge must. */
export interface ShapeElement extends ElementBase {
  readonly kind: 'shape';
  readonly path: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** One line. */
export interface TextElement extends ElementBase {
  readonly kind: 'text';
  readonly text: string;
  /** The anchor's point on the base line. */
  readonly x: number;
  readonly y: number;
  /** Of the line's box, left and right as on the card, whatever the language. */
  readonly anchor: 'left' | 'middle' | 'right';
  /** Height of the letters' square. */
  readonly size: number;
  readonly weight: 400 | 500 | 700;
  readonly fill: string;
  readonly direction: 'rtl' | 'ltr';
  /** As measured by the widths of Rubik's letters. */
  readonly width: number;
}

export interface PictureElement extends ElementBase {
  readonly kind: 'picture';
  /** A picture's id. */
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly fit: 'cover' | 'contain';
}

/** A code with its quiet edge around it. */
export interface QrElement extends ElementBase {
  readonly kind: 'qr';
  readonly x: number;
  readonly y: number;
  /** Of the dark modules, edge to edge. */
  readonly size: number;
  readonly ink: string;
  /** Of the field under it; null where the ground itself is light enough. */
  readonly ground: string | null;
}

export interface DesignLayout {
  readonly front: DesignSide;
  readonly back: DesignSide;
}

/** `stop`: it cannot be printed so. `warn`: it can, and the owner should know. */
export interface DesignWarning {
  readonly code:
    | 'low_resolution'
    | 'near_edge'
    | 'low_contrast'
    | 'qr_small'
    | 'qr_contrast'
    | 'text_small'
    | 'text_cut'
    | 'no_name';
  readonly severity: 'warn' | 'stop';
  readonly side: 'front' | 'back';
  readonly role: ElementRole;
}

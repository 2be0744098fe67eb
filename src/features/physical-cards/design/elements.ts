/** The elements of a card side, in millimetres. The preview and the print file render the same list. */
export interface DesignSide {
  /** The background colour; on engraved materials it is the colour of the material and is not printed. */
  readonly ground: string;
  readonly isGroundPrinted: boolean;
  /** In painting order, bottom first. */
  readonly elements: readonly DesignElement[];
}

/** The kind of element, used for warnings and for selecting it by click. */
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

/** An SVG path. It may reach into the bleed; a shape that should end at the card edge must do so. */
export interface ShapeElement extends ElementBase {
  readonly kind: 'shape';
  readonly path: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** A single line of text. */
export interface TextElement extends ElementBase {
  readonly kind: 'text';
  readonly text: string;
  /** The anchor point on the baseline. */
  readonly x: number;
  readonly y: number;
  /** Relative to the line's box: physical left and right on the card, whatever the language. */
  readonly anchor: 'left' | 'middle' | 'right';
  /** Font size (height of the em square). */
  readonly size: number;
  readonly weight: 400 | 500 | 700;
  readonly fill: string;
  readonly direction: 'rtl' | 'ltr';
  /** Measured with the glyph widths of Rubik. */
  readonly width: number;
}

export interface PictureElement extends ElementBase {
  readonly kind: 'picture';
  /** The id of a picture. */
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly fit: 'cover' | 'contain';
}

/** A QR code with a quiet zone around it. */
export interface QrElement extends ElementBase {
  readonly kind: 'qr';
  readonly x: number;
  readonly y: number;
  /** Size of the module area, edge to edge, without the quiet zone. */
  readonly size: number;
  readonly ink: string;
  /** Colour of the field under the code; null if the card's ground is light enough. */
  readonly ground: string | null;
}

export interface DesignLayout {
  readonly front: DesignSide;
  readonly back: DesignSide;
}

/** `stop`: the design cannot be printed. `warn`: it can be printed, but the owner should be informed. */
export interface DesignWarning {
  readonly code:
    | 'low_resolution'
    | 'near_edge'
    | 'low_contrast'
    | 'qr_small'
    | 'qr_contrast'
    | 'text_small'
    | 'text_cut'
    | 'overlap'
    | 'sample'
    | 'no_name';
  readonly severity: 'warn' | 'stop';
  readonly side: 'front' | 'back';
  readonly role: ElementRole;
}

/** The subset of the Barcode Detection API that reads the QR code of a printed card. Chrome on Android supports it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorPort = new (options: { readonly formats: readonly string[] }) => Detector;

/** Undefined if this browser has no camera or reads no QR codes. */
export function findDetector(): DetectorPort | undefined {
  const port = (globalThis as { BarcodeDetector?: DetectorPort }).BarcodeDetector;
  return port && typeof navigator !== 'undefined' && navigator.mediaDevices ? port : undefined;
}

/** The code of a tag in its printed link; undefined for any other QR code. */
export const codeInLink = (link: string): string | undefined => /\/t\/([a-z\d]{8})$/i.exec(link)?.[1]?.toUpperCase();

const pauseMilliseconds = 150;

interface Scan {
  /** Ends the scan and releases the camera. */
  stop(): void;
}

interface ScanOptions {
  readonly Detector: DetectorPort;
  readonly video: HTMLVideoElement;
  /** The first QR code of a card; the scan ends with it. */
  readonly onCode: (code: string) => void;
  /** The camera is refused or taken. */
  readonly onFailed: () => void;
}

/** Shows the back camera in the element and reads QR codes until one is a card's. */
export function startScan({ Detector, video, onCode, onFailed }: ScanOptions): Scan {
  let isOver = false;
  let stream: MediaStream | undefined;
  const stop = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const look = async (detector: Detector): Promise<void> => {
    while (!isOver) {
      // A frame that is not there yet, or is damaged, is followed by the next.
      const found = await detector.detect(video).catch(() => []);
      const code = found.map(({ rawValue }) => codeInLink(rawValue)).find((one) => one !== undefined);
      if (code && !isOver) {
        stop();
        onCode(code);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  };
  const run = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Stopped while the browser asked for permission.
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    await look(new Detector({ formats: ['qr_code'] }));
  };
  run().catch(() => {
    if (isOver) return;
    stop();
    onFailed();
  });
  return { stop };
}

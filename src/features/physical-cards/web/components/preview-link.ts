/** Content of the QR code in a preview, before the card has a tag: the link of the profile that it will open. */
export const previewLink = (profileId: number | null): string =>
  profileId === null ? window.location.origin : `${window.location.origin}/p/${profileId}`;

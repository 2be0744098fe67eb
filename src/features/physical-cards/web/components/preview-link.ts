/** What the code of a drawn card holds before it has a tag of its own: the profile that it will open. */
export const previewLink = (profileId: number | null): string =>
  profileId === null ? window.location.origin : `${window.location.origin}/p/${profileId}`;

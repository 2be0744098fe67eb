/** As many as one move takes by name. */
const maxChosen = 1_000;

/** Those chosen, with some more or without them. */
export function withChoice(ids: readonly number[], some: readonly number[], isOn: boolean): readonly number[] {
  const others = ids.filter((id) => !some.includes(id));
  return isOn ? [...others, ...some].slice(0, maxChosen) : others;
}

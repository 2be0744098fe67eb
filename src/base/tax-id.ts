/** The Israeli check digit: doubles every second digit, sums the digits, and requires a multiple of ten. */
export function isTaxId(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  const sum = [...value].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0 && Number(value) > 0;
}

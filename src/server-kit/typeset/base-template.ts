/**
 * `base.typ`, which every template imports.
 *
 * - `data`: what the caller passed.
 * - `#show: base` or `#show: base.with(lang: "en")`: Rubik alone, on every machine; the direction follows the language.
 * - `ltr-run(…)`: a phone, mail, URL, price or order number inside a sentence, as `<bdi dir="ltr">` in HTML. A short one
 *   never breaks over two lines, which would swap its halves for the eye.
 * - `bdi(…)`: a user's words inside a sentence of ours, as `<bdi>` in HTML.
 * - `own-direction(…)`: a user's words as a paragraph that follows their first letter, as `dir="auto"` in HTML.
 */
export const baseTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))

// A control inside a user's text could end the isolate that holds it.
#let direction-controls = regex("[\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]")
#let plain(value) = str(value).replace(direction-controls, "")

#let bdi(value) = "\u{2068}" + plain(value) + "\u{2069}"

#let unbroken-max = 24
#let ltr-run(value) = {
  let run = "\u{2066}" + plain(value) + "\u{2069}"
  if run.clusters().len() <= unbroken-max + 2 { box(run) } else { run }
}

#let right-to-left = regex("[\u{0590}-\u{08FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFF}]")
#let own-direction(value) = {
  let first = plain(value).match(regex("\p{L}"))
  set text(dir: if first != none and first.text.match(right-to-left) != none { rtl } else { ltr })
  par(plain(value))
}

#let base(lang: "he", body) = {
  set text(font: "Rubik", fallback: false, style: "normal", lang: lang, dir: if lang == "he" { rtl } else { ltr })
  show raw: set text(font: "Rubik")
  // Hebrew has no italics, and a slanted Rubik could only come from the machine.
  show emph: set text(style: "normal", weight: 500)
  // Rubik has no colour pictures, and an empty box says less than nothing.
  show regex("[\p{Emoji_Presentation}\u{FE0F}\u{200D}\u{20E3}]"): none
  body
}
`;

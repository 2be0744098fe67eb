/** Lines of text in their places, to be taken as outlines: each by its anchor on the base line, in its own direction. */
export const outlinesTemplate = `
#import "base.typ": *
#show: base
#set page(width: data.width * 1mm, height: data.height * 1mm, margin: 0pt, fill: none)
#set text(top-edge: "baseline", bottom-edge: "baseline")

// Wider than measured by less than anybody sees: a line that fits by a hair must not break.
#let hair = 0.01pt
#let shares = (left: 0, middle: 0.5, right: 1)

#for each in data.texts {
  let line = {
    set text(
      size: each.size * 1mm,
      weight: each.weight,
      fill: rgb(each.fill),
      dir: if each.direction == "rtl" { rtl } else { ltr },
    )
    par(plain(each.text))
  }
  context {
    let width = measure(line).width
    place(
      top + left,
      dx: (each.x + data.bleed) * 1mm - width * shares.at(each.anchor),
      dy: (each.y + data.bleed) * 1mm,
      box(width: width + hair, line),
    )
  }
}
`;

/** Draws the layers of a side over a sheet of the given size; shared by whatever shows a card. */
export const sideFunction = `
#let side(layers, width, height, bleed) = box(width: width * 1mm, height: height * 1mm, clip: true, {
  for each in layers {
    if each.kind == "drawing" {
      place(top + left, image(each.file, width: width * 1mm, height: height * 1mm))
    } else {
      place(top + left, dx: (each.x + bleed) * 1mm, dy: (each.y + bleed) * 1mm, box(
        width: each.width * 1mm,
        height: each.height * 1mm,
        radius: each.corner * 1mm,
        clip: true,
        image(each.file, width: 100%, height: 100%, fit: each.fit),
      ))
    }
  }
})
`;

/** A page a side, and nothing on it but pictures: there is no letter that needs a font. */
export const sheetTemplate = `
#import "base.typ": data
${sideFunction}
#set page(width: data.width * 1mm, height: data.height * 1mm, margin: 0pt, fill: none)
#for layers in data.pages {
  page(side(layers, data.width, data.height, data.bleed))
}
`;

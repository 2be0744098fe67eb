/** One page of paper with a list to tick, in the quiet manner of an office. */
export const handoutTemplate = `
#import "base.typ": *
#show: base.with(lang: "he")
#set page(paper: "a4", margin: (x: 64pt, y: 72pt), fill: rgb("#fdfbf7"))
#set text(size: 12.5pt, fill: rgb("#22262b"))
#set par(leading: 0.8em, spacing: 1.1em)
#let accent = rgb(data.accent)

#text(size: 11pt, fill: accent, weight: 500, data.business)
#v(2pt)
#text(size: 26pt, weight: 700, data.title)
#v(4pt)
#line(length: 64pt, stroke: 2pt + accent)
#v(10pt)
#data.lead
#v(8pt)
#for item in data.items {
  grid(columns: (22pt, 1fr), column-gutter: 8pt, box(width: 13pt, height: 13pt, radius: 3pt, stroke: 1.2pt + accent), item)
  v(3pt)
}
#v(1fr)
#text(size: 10pt, fill: rgb("#5b6b68"), data.foot)
`;

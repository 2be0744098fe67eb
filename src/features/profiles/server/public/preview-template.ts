/**
 * A preview in Typst, 1200 by 630. All content is in the middle 630, because some apps crop to that. User texts are
 * passed as data only.
 */
export const previewTemplate = String.raw`
#import "base.typ": *
#show: base.with(lang: data.lang)
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb(data.look.ground))
#set par(leading: 0.42em, spacing: 0pt, justify: false)
#set align(center)

#let look = data.look
#let ground = rgb(look.ground)
#let ink = rgb(look.ink)
#let accent = rgb(look.accent)
#let on-accent = rgb(look.onAccent)
#let hero = rgb(look.hero)
#let hero-end = rgb(look.heroEnd)
#let on-hero = rgb(look.onHero)
#let warm = rgb(look.glow)
#let wide = 580pt

#let at(x, y, body) = place(top + left, dx: x, dy: y, body)
#let disc(x, y, r, fill: none, stroke: none) = at(x - r, y - r, circle(radius: r, fill: fill, stroke: stroke))
#let rings(x, y, colour, from: 90pt, step: 78pt, count: 7) = for turn in range(count) {
  disc(x, y, from + turn * step, stroke: 1.6pt + colour.transparentize(35% + turn * 9%))
}
#let glow(x, y, r, colour, strength: 60%) = disc(
  x, y, r,
  fill: gradient.radial((colour.transparentize(100% - strength), 0%), (colour.transparentize(100%), 100%)),
)

// The largest size at which the words keep to their lines, and no word is wider than a line.
#let lines-of(words, size, weight) = {
  let one = measure(text(size: size, weight: weight, "\u{5d0}\u{5dc}")).height
  let all = measure(block(width: wide, text(size: size, weight: weight, words))).height
  calc.round((all + 0.42 * size) / (one + 0.42 * size))
}
#let fits(words, size, weight, most) = (
  lines-of(words, size, weight) <= most
    and words.split(regex("\s+")).all(word => measure(text(size: size, weight: weight, word)).width <= wide)
)
#let cut(words, size, weight, most) = {
  let letters = words.clusters()
  while letters.len() > 1 and not fits(letters.join() + "…", size, weight, most) { letters = letters.slice(0, -1) }
  letters.join() + "…"
}
#let fitted(words, sizes, weight, colour) = context {
  let found = sizes.find(((size, most)) => fits(words, size, weight, most))
  let (size, most) = if found != none { found } else { sizes.last() }
  let shown = if found != none { words } else { cut(words, size, weight, most) }
  set text(size: size, weight: weight, fill: colour, tracking: if size > 40pt { -0.02em } else { 0pt })
  block(width: wide, own-direction(shown))
}

#let mark(size) = box(width: size, height: size, {
  let unit = size / 32
  at(0pt, 0pt, circle(radius: size / 2, fill: rgb("#0f4c4a")))
  at(17.3 * unit, 12.9 * unit, circle(radius: 3.1 * unit, fill: rgb("#ff7a59")))
  let arc(x, y, bend, height) = place(top + left, curve(
    stroke: (paint: white, thickness: 2.1 * unit, cap: "round"),
    curve.move((x * unit, y * unit)),
    curve.cubic(((x - bend) * unit, (y + height * 0.28) * unit), ((x - bend) * unit, (y + height * 0.72) * unit), (x * unit, (y + height) * unit)),
  ))
  arc(15.6, 9.9, 3.4, 12.2)
  arc(11.1, 6.8, 5.4, 18.4)
})

// Whole, also in a circle: a square of 0.7 touches its edge.
#let logo-in(width, height) = box(width: width, height: height, inset: (x: calc.min(width, height) * 0.16, y: height * 0.16), fill: rgb(data.logo.ground), align(center + horizon, image("logo.png", width: 100%, height: 100%, fit: "contain")))
// A wide logo would be a thin strip in a square.
#let is-wide = data.logo.ratio > 1.6
#let wide-logo(height, most, ring) = {
  let width = calc.min(most, (data.logo.ratio * 0.68 + 0.32) * height)
  box(width: width, height: height, radius: height * 0.28, clip: true, fill: rgb(data.logo.ground), stroke: ring, logo-in(width, height))
}

#let face(side, radius, ring: none, fill: accent, letters: on-accent) = box(
  radius: radius, clip: true, width: side, height: side,
  stroke: if ring == none and data.face == "logo" { 1.5pt + ink.transparentize(86%) } else { ring },
  fill: if data.face == "letters" { fill } else if data.face == "logo" { rgb(data.logo.ground) } else { white },
  if data.face == "avatar" { image("avatar.jpg", width: side, height: side) }
  else if data.face == "logo" { logo-in(side, side) }
  else { align(center + horizon, text(size: side * 0.4, weight: 700, fill: letters, data.monogram)) },
)
#let whole-face(side, radius, ring: none, ..rest) = if data.face == "logo" and is-wide {
  box(height: side, align(horizon, wide-logo(side * 0.62, 560pt, if ring == none { 1.5pt + ink.transparentize(86%) } else { ring })))
} else {
  box(width: side, height: side, {
    face(side, radius, ring: ring, ..rest)
    if data.badge and is-wide { place(bottom + center, dy: side * 0.06, wide-logo(side * 0.26, side * 1.3, none)) }
    else if data.badge { at(side * 0.64, side * 0.64, box(radius: 50%, clip: true, logo-in(side * 0.38, side * 0.38))) }
  })
}

#let name-sizes = ((84pt, 1), (72pt, 1), (60pt, 1), (54pt, 2), (46pt, 2), (40pt, 2), (36pt, 3), (31pt, 3))
#let title-sizes = ((36pt, 1), (31pt, 1), (28pt, 1), (26pt, 2), (23pt, 2))
#let company-sizes = ((30pt, 1), (27pt, 1), (24pt, 1), (22pt, 1))
#let who(name: ink, title: rgb(look.title), second: rgb(look.second), weight: 800) = stack(
  dir: ttb,
  fitted(data.name, name-sizes, weight, name),
  ..if data.title != "" { (27pt, fitted(data.title, title-sizes, 600, title)) },
  ..if data.company != "" { (20pt, fitted(data.company, company-sizes, 400, second)) },
)
#let middle(top-edge, bottom-edge, body) = at(0pt, top-edge, block(width: 1200pt, height: bottom-edge - top-edge, align(center + horizon, body)))
#let foot(colour, y: 562pt) = at(0pt, y, block(width: 1200pt, height: 34pt, align(center + horizon, {
  box(baseline: 32%, mark(30pt))
  h(10pt)
  text(size: 21pt, weight: 500, fill: colour, dir: ltr, ltr-run(data.host))
})))

#if look.template == "shore" {
  at(0pt, 0pt, block(width: 1200pt, height: 210pt, clip: true, fill: gradient.linear(hero-end, hero, angle: 20deg), {
    glow(1130pt, 240pt, 340pt, warm, strength: 85%)
    rings(600pt, 200pt, on-hero.transparentize(62%), from: 150pt, step: 70pt, count: 6)
  }))
  middle(70pt, 290pt, whole-face(214pt, 50%, ring: 9pt + ground))
  middle(300pt, 552pt, who())
  foot(rgb(look.second))
} else if look.template == "night" {
  glow(600pt, 90pt, 560pt, accent, strength: 38%)
  glow(120pt, 640pt, 380pt, hero-end, strength: 26%)
  glow(1120pt, 600pt, 340pt, warm, strength: 20%)
  rings(600pt, 168pt, accent.transparentize(45%), from: 136pt, step: 60pt, count: 3)
  middle(58pt, 278pt, whole-face(204pt, 50%, ring: 5pt + accent, fill: hero, letters: on-hero))
  middle(288pt, 552pt, who())
  foot(rgb(look.second))
} else if look.template == "market" {
  at(0pt, 0pt, rect(width: 1200pt, height: 630pt, fill: hero))
  for (place-x, place-y, size) in ((40pt, 330pt, 300pt), (-90pt, -90pt, 300pt), (950pt, -120pt, 330pt), (900pt, 400pt, 330pt)) {
    at(place-x, place-y, rect(width: size, height: size, radius: 56pt, fill: hero.lighten(18%)))
  }
  at(268pt, 34pt, rect(width: 664pt, height: 562pt, radius: 44pt, fill: ground))
  middle(58pt, 262pt, whole-face(190pt, 46pt))
  middle(272pt, 536pt, who(weight: 900))
  foot(rgb(look.second), y: 546pt)
} else if look.template == "studio" {
  if data.face == "avatar" { at(0pt, 0pt, image("backdrop.jpg", width: 1200pt, height: 630pt)) }
  else { glow(900pt, 60pt, 560pt, warm, strength: 46%); glow(240pt, 90pt, 460pt, hero-end, strength: 60%) }
  let veil = if data.face == "avatar" { 60% } else { 100% }
  at(0pt, 0pt, rect(width: 1200pt, height: 630pt, fill: gradient.linear((ground.transparentize(veil), 0%), (ground.transparentize(calc.min(veil, 16%)), 58%), (ground, 100%), angle: 90deg)))
  middle(36pt, 304pt, whole-face(252pt, 40pt, ring: 3pt + ink.transparentize(78%), fill: hero-end, letters: ink))
  middle(312pt, 552pt, who(weight: 900))
  foot(rgb(look.second))
} else if look.template == "paper" {
  at(26pt, 26pt, rect(width: 1148pt, height: 578pt, stroke: 1.2pt + ink.transparentize(72%)))
  at(36pt, 36pt, rect(width: 1128pt, height: 558pt, stroke: 0.8pt + ink.transparentize(84%)))
  for x in (150pt, 1050pt) { for turn in range(3) { disc(x, 315pt, 34pt + turn * 26pt, stroke: 1pt + accent.transparentize(50% + turn * 15%)) } }
  middle(66pt, 250pt, whole-face(170pt, 50%, ring: 1.5pt + accent, fill: hero, letters: on-hero))
  middle(262pt, 284pt, line(length: 72pt, stroke: 1.5pt + accent))
  middle(286pt, 544pt, who(weight: 600))
  foot(rgb(look.second), y: 548pt)
} else {
  at(0pt, 0pt, rect(width: 1200pt, height: 14pt, fill: rgb(look.title)))
  for x in (275pt, 925pt) { at(x, 64pt, line(length: 502pt, angle: 90deg, stroke: 1pt + ink.transparentize(88%))) }
  middle(62pt, 242pt, whole-face(160pt, 30pt))
  middle(256pt, 520pt, who(weight: 700))
  at(310pt, 536pt, line(length: 580pt, stroke: 1pt + ink.transparentize(86%)))
  foot(rgb(look.second))
}
`;

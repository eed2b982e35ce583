import type { Utility } from '#contract/fair/floor-plan/rules.ts'

type Supply = readonly Utility[]

/** What rows of booths are supplied with. */
export const basic: Supply = ['power']
export const wired: Supply = ['power', 'network']
/** For large screens and machines. */
export const strong: Supply = ['power', 'highPower', 'network']
/** For those who cook, dye or throw pots. */
export const wet: Supply = ['power', 'water', 'drainage']
/** For glass, stone and metal. */
export const workshop: Supply = ['power', 'highPower', 'water', 'drainage', 'compressedAir']

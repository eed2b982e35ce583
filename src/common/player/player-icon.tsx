import { LineDrawing } from '../ui/line-drawing'

const paths = {
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M9 6v12M15 6v12',
  sound: 'M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9.5a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10',
  silent: 'M4 10v4h3.5L12 18V6L7.5 10ZM16 10l4 4M20 10l-4 4',
  captions: 'M4 6h16v12H4ZM10.5 10.8a2 2 0 1 0 0 2.4M16.5 10.8a2 2 0 1 0 0 2.4',
  enlarge: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const

export type PlayerIconName = keyof typeof paths

/** A drawing inside a named button of the player. */
export const PlayerIcon = ({ name, size }: { name: PlayerIconName; size?: number }) => (
  <LineDrawing path={paths[name]} {...(size === undefined ? {} : { size })} />
)

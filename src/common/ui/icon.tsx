import { LineDrawing } from './line-drawing'

const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  phone: 'M8 3h8v18H8ZM11 18h2',
  message:
    'M4.500 5h15a1 1 0 0 1 1 1v9.500a1 1 0 0 1-1 1H11l-4.500 3.500v-3.500h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 9.500h8M8 12.500h5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.500s6.7 1.9 7.5 5.5',
} as const

export type IconName = keyof typeof paths

/** A drawing of the site, by name: those that a page may show at once. The others are `LaterIcon`s. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <LineDrawing path={paths[name]} size={size} />
)

import { Icon, type IconName } from './icon'
import { LineDrawing } from './line-drawing'

const paths = {
  vr: 'M3 8.5C3 7 4 6 5.5 6h13C20 6 21 7 21 8.5v7c0 1.5-1 2.5-2.5 2.5H16l-2-3h-4l-2 3H5.500C4 18 3 17 3 15.500ZM8 11.500h.01M16 11.500h.01',
  media: 'M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 12.500h6M7.5 16h3.5',
  ai: 'M12 4l1.8 4.700L18.5 10.500l-4.7 1.800L12 17l-1.8-4.700L5.5 10.500l4.7-1.800ZM18.5 16l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7Z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.500a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.1.9-1.1 1.800M12 16.800h.01',
  service:
    'M5 13v-1a7 7 0 0 1 14 0v1M5 13h2.500v5H6a1 1 0 0 1-1-1ZM19 13h-2.500v5H18a1 1 0 0 0 1-1ZM18 18c0 1.7-1.8 2.5-4 2.5',
  exam: 'M6 4h9l4 4v12H6ZM15 4v4h4M9 12h6M9 15.500h4',
  points: 'M12 4l2.3 4.9 5.2.7-3.8 3.7.9 5.300L12 16l-4.6 2.6.9-5.300L4.5 9.600l5.2-.7Z',
  hotline: 'M5 4h4l1.5 4.500L8 10.500a12 12 0 0 0 5.5 5.500l2-2.500L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1Z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l10.5-6.500Z',
} as const

type LaterName = keyof typeof paths
export type LaterIconName = LaterName | IconName

const isLater = (name: LaterIconName): name is LaterName => name in paths

/** A drawing of the site, by name, of what comes when the page stands: first loads do without its lines. */
export const LaterIcon = ({ name, size = 20 }: { name: LaterIconName; size?: number }) =>
  isLater(name) ? <LineDrawing path={paths[name]} size={size} /> : <Icon name={name} size={size} />

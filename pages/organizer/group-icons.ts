import type { GroupName } from './parts'

/** A line drawing per group of the navigation, of 24 units. */
export const groupIcons: Record<GroupName, string> = {
  today: 'M4 11.500 12 4l8 7.500M6.500 9.500V20h11V9.500M10 20v-5.500h4V20',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 19.500c.6-3.200 3-5 6-5s5.400 1.800 6 5M16 5a3.500 3.500 0 0 1 0 6.500M18 14.800c1.700.8 2.700 2.400 3 4.700',
  content: 'M6 4h9l4 4v12H6ZM15 4v4h4M9 12h7M9 15.500h7',
  program: 'M5 6h14v14H5ZM5 10h14M9 3.500V7M15 3.500V7M9 14h2M14 14h2',
  trade: 'M4 8h13l-3.500-3.500M20 16H7l3.500 3.500',
  commerce: 'M4 9V6h16v3a3 3 0 0 0 0 6v3H4v-3a3 3 0 0 0 0-6ZM12 8v1.500M12 11.500v1.500M12 15v1.500',
  engagement: 'M4 5h16v11h-8l-4.500 4v-4H4ZM8 9h8M8 12h5',
  insights: 'M4 20h16M7 17v-5M12 17V6M17 17v-8',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800v4.400M9 14.800v4.400',
}

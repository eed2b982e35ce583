import { partRoutes } from '../part-routes'

export const routes = partRoutes('system', {
  texts: ['system'],
  rows: 9,
  screens: {
    '/system': async () => (await import('./system')).SystemScreen,
  },
})

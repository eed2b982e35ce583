import { partRoutes } from '../part-routes'

export const routes = partRoutes('appointments', {
  texts: ['appointments'],
  screens: {
    '/appointments': async () => (await import('./appointments')).Appointments,
  },
})

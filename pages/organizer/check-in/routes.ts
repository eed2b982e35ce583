import { partRoutes } from '../part-routes'

export const routes = partRoutes('checkIn', {
  texts: ['check-in'],
  screens: {
    '/checkIn': async () => (await import('./check-in')).CheckIn,
    '/checkIn/entrances': async () => (await import('./entrances')).Entrances,
  },
})

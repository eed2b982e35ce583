import { partRoutes } from '../part-routes'
import { Queue } from './queue'

export const routes = [
  ...partRoutes('registrations', {
    rows: 9,
    screens: {
      '/registrations': <Queue subject="registration" />,
      '/registrations/:id': async () => (await import('./case-screen')).RegistrationScreen,
    },
  }),
  ...partRoutes('signUps', {
    rows: 9,
    screens: {
      '/sign-ups': <Queue subject="enrollment" />,
      '/sign-ups/:id': async () => (await import('./case-screen')).SignUpScreen,
    },
  }),
  ...partRoutes('demands', {
    rows: 9,
    screens: {
      '/demands': <Queue subject="demand" />,
      '/demands/:id': async () => (await import('./case-screen')).DemandScreen,
    },
  }),
]

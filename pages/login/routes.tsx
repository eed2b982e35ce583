import type { RouteObject } from 'react-router-dom'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { SetPassword } from '#src/features/people/session/set-password.tsx'
import { applyQueryPage } from './apply-query-page'
import { LoginPage } from './login-page'
import { followPage, unsubscribePage } from './mail-link-pages'
import { registerPage } from './register-page'
import { mobileQueryPage, queryPage, resultPage } from './registration-query-page'
import { tourPage } from './tour-page'
import { weChatPage } from './we-chat-page'

const advert = <AdCarousel module="login" />

export const routes: RouteObject[] = [
  { path: '/', element: <LoginPage /> },
  { path: '/setPassword', element: <SetPassword sidePanel={advert} /> },
  { path: '/weChatLogin', element: weChatPage },
  { path: '/register', element: registerPage },
  { path: '/tour', element: tourPage },
  { path: '/mailing', element: followPage },
  { path: '/unsubscribe', element: unsubscribePage },
  { path: '/applyQuery', element: applyQueryPage },
  { path: '/registrationQuery', element: queryPage },
  { path: '/registrationQuery/mobile', element: mobileQueryPage },
  { path: '/registrationQuery/result', element: resultPage },
]

import { Navigate, type RouteObject } from 'react-router-dom'
import { About } from './about'
import { Helper } from './helper'

export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/about" replace /> },
  { path: '/about', element: <About /> },
  { path: '/helper', element: <Helper /> },
]

import type { Premises } from '../premises.ts';
import { accountRoutes } from './account-routes.ts';
import { analysisRoutes } from './analysis-routes.ts';
import { chanceRoutes } from './chance-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { feedRoutes } from './feed-routes.ts';
import { houseRoutes } from './house-routes.ts';
import { neighbourRoutes } from './neighbour-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { preparedRoutes } from './prepared-routes.ts';
import { programRoutes } from './program-routes.ts';
import type { Route } from './route.ts';
import { seekRoutes } from './seek-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { vacationRoutes } from './vacation-routes.ts';

/** Everything that can be asked over HTTP. */
export const routesOf = (premises: Premises): Route[] => [
  ...tableRoutes(premises),
  ...preparedRoutes(premises),
  ...seekRoutes(premises),
  ...feedRoutes(premises),
  ...analysisRoutes(premises),
  ...pictureRoutes(premises),
  ...chanceRoutes(premises),
  ...accountRoutes(premises),
  ...peopleRoutes(premises),
  ...neighbourRoutes(premises),
  ...programRoutes(premises),
  ...channelRoutes(premises),
  ...vacationRoutes(premises),
  ...houseRoutes(premises),
];

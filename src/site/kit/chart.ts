/** For charts of data that a view fetches itself; all others are declared as tabs. */
export { ChartFigure } from "../charts/ChartFigure";

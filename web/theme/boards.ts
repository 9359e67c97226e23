// The look of every board of the house; other people's comes with their games. It is a module of its own so that it stands
// behind the theme it builds on: the build puts what it finds by a pattern before all other imports of a file.
import.meta.glob('../../games/*/view/style.css', { eager: true });

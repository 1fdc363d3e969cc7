import * as galleryPictures from "#ui/pictures/galleryPictures.ts";
import * as pictures from "#ui/pictures/pictures.ts";
import { type GalleryPicture, galleryFavorites } from "../galleryFavorites.ts";

/** The pictures in the order of the gallery; every count on the page is computed from it. */
export const gallery: readonly GalleryPicture[] = [
  galleryFavorites.mayflies,
  {
    picture: galleryPictures.galleryBootsOverWater,
    title: "Ten boots, one dock",
    description:
      "Five pairs of bright rubber boots dangle from a dock above clear water where sunfish swim.",
  },
  {
    picture: galleryPictures.galleryHeronSun,
    title: "Heron at sundown",
    description:
      "A great blue heron stands in the shallows, dark against a huge orange setting sun.",
  },
  {
    picture: galleryPictures.galleryStreamTray,
    title: "Who lives under stones",
    description:
      "Seen from above, three hands study mayfly and stonefly nymphs in a white tray over a clear brook.",
  },
  {
    picture: galleryPictures.galleryMorningLoop,
    title: "A loop of light",
    description:
      "Against a huge morning sun a girl on a rock casts a fly line that unrolls in a long loop.",
  },
  {
    picture: galleryPictures.galleryRainbowLeap,
    title: "Leap at sundown",
    description: "A rainbow trout leaps out of a rose-gold evening river after a caddisfly.",
  },
  galleryFavorites.canoe,
  {
    picture: galleryPictures.galleryOtters,
    title: "Otters on the log",
    description:
      "Two river otters rest on a mossy log, one sitting up to look around over a green river.",
  },
  {
    picture: galleryPictures.galleryMistyKayaks,
    title: "Two kayaks, one cove",
    description:
      "Seen from above, two anglers in life vests paddle their kayaks nose to tail through a misty cove.",
  },
  {
    picture: galleryPictures.galleryBluegillNest,
    title: "Father of the nest",
    description: "A bluegill guards his round nest of clean gravel in warm, sunlit shallows.",
  },
  {
    picture: galleryPictures.galleryCanoeCarry,
    title: "Over the portage",
    description:
      "Four teenagers in life vests carry a canoe overhead along a sunlit path between tall pines.",
  },
  {
    picture: galleryPictures.galleryLilySkimmer,
    title: "Resting skimmer",
    description:
      "Seen from above, a spotted dragonfly rests on a lily pad between two white water lilies.",
  },
  {
    picture: galleryPictures.gallerySunfishRelease,
    title: "Back you go",
    description:
      "A boy with a hearing aid and an orange life vest lets a bluegill swim from his wet hands at the bank.",
  },
  {
    picture: galleryPictures.galleryKokaneeCreek,
    title: "Red run under the aspens",
    description: "Red kokanee with green heads fill a shallow creek below golden aspens in autumn.",
  },
  {
    picture: galleryPictures.galleryBreakwater,
    title: "Out on the breakwater",
    description:
      "Three teenagers in life vests cast into the surf from a long stone breakwater below a lighthouse.",
  },
  {
    picture: galleryPictures.galleryTroutTank,
    title: "Trout in the classroom",
    description:
      "Students seen from behind, one in a wheelchair, watch young trout in a glowing classroom aquarium.",
  },
  {
    picture: galleryPictures.galleryRedwoodCreek,
    title: "Redwood light",
    description: "Morning light slants between giant redwoods onto a small creek edged with ferns.",
  },
  {
    picture: galleryPictures.galleryCutthroatHands,
    title: "Held low and wet",
    description: "Two wet hands hold a cutthroat trout low over a clear stream for a moment.",
  },
  galleryFavorites.ice,
  {
    picture: galleryPictures.galleryCampfireCircle,
    title: "Songs from above",
    description:
      "From above the treetops at night, eight campers sit on logs around a glowing fire beside a lake.",
  },
  {
    picture: galleryPictures.galleryLoonChick,
    title: "Loon and passenger",
    description:
      "Met on a trip north: a common loon carries its downy chick across a misty morning lake.",
  },
  {
    picture: galleryPictures.galleryCanyonDrift,
    title: "Small boat, tall canyon",
    description:
      "A drift boat with two children and a rower passes between high red walls on a canyon river.",
  },
  {
    picture: galleryPictures.galleryPikeReeds,
    title: "Still as the reeds",
    description:
      "Met on a trip north: a spotted northern pike hangs still behind tall green reed stems.",
  },
  {
    picture: galleryPictures.galleryLawnCasting,
    title: "Hoops on the lawn",
    description:
      "Children practice casting at colored hoops on a striped lawn while their coach points out a target.",
  },
  {
    picture: galleryPictures.galleryFallOxbow,
    title: "Cottonwood gold",
    description:
      "From a bluff, a blue river loops in great bends between golden autumn cottonwoods.",
  },
  {
    picture: galleryPictures.galleryWillowStakes,
    title: "Willows for a bare bank",
    description:
      "On a bare creek bank in early spring, a child, a teenager and an elder plant rows of willow stakes.",
  },
  {
    picture: galleryPictures.galleryRainPonchos,
    title: "Rain on the umbrella",
    description:
      "Three anglers in bright ponchos sit on a log under a wide umbrella and fish a pond in the rain.",
  },
  {
    picture: galleryPictures.gallerySteelheadPool,
    title: "Three in the green pool",
    description:
      "Seen from above, three steelhead hold in a deep green pool between pale boulders.",
  },
  {
    picture: galleryPictures.galleryBeaverDusk,
    title: "Homeward beaver",
    description:
      "A beaver tows a leafy willow branch across its pond at dusk, its stick lodge behind it.",
  },
  {
    picture: galleryPictures.galleryBusDawn,
    title: "First bus to the lake",
    description:
      "Before sunrise a yellow bus stops beside a misty lake and young anglers walk off with their rods.",
  },
  {
    picture: galleryPictures.galleryFootbridge,
    title: "Shoulders above the stream",
    description:
      "A father with a toddler on his shoulders stands on a footbridge and looks down at trout in a stream.",
  },
  {
    picture: galleryPictures.galleryRockfishKelp,
    title: "Red in the kelp forest",
    description:
      "Vermilion rockfish drift through a sunlit kelp forest above sea stars on the rocks.",
  },
  {
    picture: galleryPictures.galleryTreeFrog,
    title: "Tree frog",
    description:
      "A small green tree frog with a dark eye stripe clings to a dewy reed, seen very close.",
  },
  {
    picture: galleryPictures.galleryKnotLesson,
    title: "The clinch knot, large",
    description:
      "Two hands tie a clinch knot in a thick demonstration rope on a big wooden hook over a green bench.",
  },
  {
    picture: galleryPictures.gallerySunsetPlatform,
    title: "Last light, level deck",
    description:
      "At sunset a teenage angler in a wheelchair fishes from a railed platform beside a friend.",
  },
  {
    picture: galleryPictures.galleryWinterEagle,
    title: "Watch over winter",
    description:
      "A bald eagle perches on a snowy dead tree high above a dark river winding through winter.",
  },
  {
    picture: galleryPictures.galleryPerchSchool,
    title: "Stripes in the pondweed",
    description: "A school of yellow perch with dark bars streams through sunlit green pondweed.",
  },
  {
    picture: galleryPictures.galleryGravelPicnic,
    title: "Lunch on the gravel bar",
    description:
      "A family picnics on a checked blanket on a river gravel bar while their rods lean on driftwood.",
  },
  {
    picture: galleryPictures.galleryWetCradle,
    title: "Measured in the water",
    description:
      "In a red canyon two volunteers hold a trout under water in a measuring cradle while a girl takes notes.",
  },
  galleryFavorites.camp,
  {
    picture: galleryPictures.galleryTidalMaze,
    title: "Tidal maze",
    description:
      "Seen from the air, tidal creeks branch like roots through an autumn salt marsh as egrets pass.",
  },
  {
    picture: galleryPictures.galleryBassLilies,
    title: "Below the lily pads",
    description: "A largemouth bass looks up past glowing lily pads at a dragonfly over the water.",
  },
  {
    picture: galleryPictures.galleryCanePoles,
    title: "Bench by the pond",
    description:
      "A grandmother and her grandson sit on a bench under an oak and fish a pond with cane poles.",
  },
  {
    picture: galleryPictures.galleryDuckBox,
    title: "A house for wood ducks",
    description:
      "On a frozen marsh at sunset a teenager on a ladder fastens a wood duck box while two others help.",
  },
  {
    picture: galleryPictures.galleryChinookCascade,
    title: "Up the white step",
    description:
      "Two chinook salmon drive up a white cascade between dark boulders and misty firs.",
  },
  {
    picture: galleryPictures.galleryRiffleLine,
    title: "Three in the riffle",
    description:
      "Three teenagers in waders and life vests work up a riffle between golden cottonwoods in October.",
  },
  {
    picture: galleryPictures.galleryMooseMarsh,
    title: "Moose in the mist",
    description:
      "Met on a trip north: a bull moose wades knee-deep through a marsh in the morning mist.",
  },
  {
    picture: galleryPictures.galleryPondMicroscope,
    title: "A drop of pond",
    description:
      "A girl looks into a microscope beside jars of pond water while a boy holds up a dish of duckweed.",
  },
  {
    picture: galleryPictures.gallerySurfRods,
    title: "Three rods at sunrise",
    description:
      "Three tall surf rods stand in the sand at sunrise while a mother and daughter wait beside them.",
  },
  {
    picture: galleryPictures.gallerySculpinStone,
    title: "Neighbors on a stone",
    description:
      "A mottled sculpin rests on a stone where caddis larvae crawl in cases of sand and stalks.",
  },
  {
    picture: galleryPictures.galleryTurtles,
    title: "Sunny side up",
    description:
      "Four painted turtles bask in a row on a log that slants out of a green summer pond.",
  },
  {
    picture: galleryPictures.galleryStormDrain,
    title: "A fish by the drain",
    description:
      "Young people stencil a blue fish beside a storm drain and sweep up leaves after a fall rain.",
  },
  {
    picture: galleryPictures.galleryNightLantern,
    title: "One lantern, one float",
    description:
      "A lantern glows on the corner of a dock at night and lights a float under a sky full of stars.",
  },
  {
    picture: galleryPictures.galleryBrownCutbank,
    title: "Under the cut bank",
    description: "A brown trout with red and black spots waits under a rooty bank in amber water.",
  },
  {
    picture: galleryPictures.galleryCoveredBridge,
    title: "Under the red bridge",
    description:
      "A teenager rows a green boat and a child holds a rod as they drift out from under a red covered bridge.",
  },
  {
    picture: galleryPictures.galleryMapCompass,
    title: "Finding the lake",
    description:
      "One hand traces a trail on a map spread over a lichened rock while another lays a compass on it.",
  },
  {
    picture: galleryPictures.galleryDipperCreek,
    title: "Dipper’s stone",
    description:
      "A plump gray American dipper stands on a wet stone in the middle of a rushing creek.",
  },
  {
    picture: galleryPictures.galleryReddEggs,
    title: "Eyes in the gravel",
    description:
      "Close up, amber trout eggs with eyes and newly hatched fry shelter between river stones.",
  },
  {
    picture: galleryPictures.galleryCityCasting,
    title: "Casting club downtown",
    description:
      "At dusk two young casters aim for floating rings on a city park pond while their coach looks on.",
  },
  {
    picture: galleryPictures.galleryIceShelter,
    title: "Warm light on the ice",
    description:
      "At dusk two children in knit hats fish through the ice inside a glowing orange shelter.",
  },
  {
    picture: galleryPictures.galleryFernGorge,
    title: "Fern gorge",
    description:
      "A white waterfall drops between dark rock walls hung with ferns into a clear green pool.",
  },
  {
    picture: galleryPictures.gallerySturgeonDeep,
    title: "The old one of the river",
    description: "A long white sturgeon cruises over the stones of a deep, dim river bed.",
  },
  {
    picture: galleryPictures.galleryWadersLine,
    title: "Waders hung to dry",
    description:
      "At sunrise waders and socks dry on a line between two pines while campers wake beside their tents.",
  },
  {
    picture: galleryPictures.galleryWalleyeMoon,
    title: "Moon over the reef",
    description:
      "Met on a trip north: a walleye with a shining eye prowls a rocky reef by moonlight.",
  },
  {
    picture: galleryPictures.galleryRaceways,
    title: "Feeding time",
    description:
      "Children lean over long hatchery raceways full of trout while a keeper throws feed from a bucket.",
  },
  {
    picture: galleryPictures.gallerySnowBridge,
    title: "First snow",
    description:
      "Snow falls on a red covered footbridge, its windows glowing over a dark winter creek.",
  },
  {
    picture: galleryPictures.galleryWhitefishBoots,
    title: "Past the winter boots",
    description: "Under a snowy bank, a mountain whitefish swims past an angler’s wading boots.",
  },
  {
    picture: galleryPictures.galleryLogJam,
    title: "Shelter for trout",
    description:
      "Three volunteers in waders carry a log through an autumn stream to a log jam where trout shelter.",
  },
  {
    picture: galleryPictures.galleryCatfishDusk,
    title: "Whiskers at dusk",
    description: "A channel catfish feels its way over the mud with long whiskers in dusky water.",
  },
  {
    picture: galleryPictures.galleryMilkyWay,
    title: "River of stars",
    description:
      "The Milky Way rises over a mountain lake at night and glows again in the still water.",
  },
];

/** Texts of the gallery's page. */
export const galleryTexts = {
  title: "Gallery",
  eyebrow: "Four seasons by the water",
  lead: "Rivers, ponds and coast, from spring mist to first snow: what lives there, and what there is to do.",
  description:
    "Pictures of life by the water: anglers, fish and birds, rivers, lakes and coast, through four seasons.",
  hero: pictures.galleryHero,
  hint: "Open one to see it large. Use the arrow keys or swipe to see the next.",
  join: {
    title: "Come and see for yourself.",
    text: "There is room for you in the next one. You don’t need a rod, and you don’t need to have fished before.",
  },
} as const;

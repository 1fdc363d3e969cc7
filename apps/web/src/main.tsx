import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App.tsx";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

const router = createBrowserRouter(routes);
createRoot(root).render(
  <StrictMode>
    <App>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
